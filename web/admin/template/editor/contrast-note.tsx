import { Alert } from 'antd';
import { contrastChecks, textContrastMin } from '../../../../schema/template/contrast.ts';
import type { EditorConfig } from '../../../../schema/template/editor-config.ts';

function ratioText(ratio: number): string {
  return Number.isNaN(ratio) ? 'not a colour yet' : `${ratio.toFixed(1)}:1`;
}

/** Lists the texts of the article with insufficient contrast in the chosen colours. */
export function ContrastNote({ config }: { config: EditorConfig }) {
  const checks = contrastChecks(config);
  const poor = checks.filter(({ passes }) => !passes);
  const [lowest] = checks.toSorted((one, other) => one.ratio - other.ratio);
  return (
    <div role="status" className="tpl-contrast">
      {poor.length === 0 ? (
        <Alert
          type="success"
          showIcon
          title={`All pairs pass AA. Lowest: ${lowest?.name ?? ''}, ${ratioText(lowest?.ratio ?? 0)}.`}
        />
      ) : (
        <Alert
          type="warning"
          showIcon
          title={`Contrast below ${textContrastMin}:1`}
          description={
            <ul className="adm-titles">
              {poor.map(({ name, ratio }) => (
                <li key={name}>
                  {name}: {ratioText(ratio)}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}
