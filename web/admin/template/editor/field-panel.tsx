import { Alert, Button, Flex } from 'antd';
import type { EditorConfig } from '../../../../schema/template/editor-config.ts';
import type { ArticlePart } from '../../preview/article-part.ts';
import {
  type EditorPanel,
  type FieldGroup,
  fieldsOf,
  sameTemplate,
  withDefaults,
} from './editor-panels.ts';
import type { EditorField } from './editor-field.ts';
import { FieldControl, idsOf } from './field-control.tsx';
import { contrastChecks, textContrastMin } from '../../../../schema/template/contrast.ts';
import { FieldError } from '../../shell/labelled-field.tsx';

interface FieldPanelProps {
  panel: EditorPanel;
  config: EditorConfig;
  /** The first message per invalid field. */
  problems: ReadonlyMap<string, string>;
  onEdit: (field: EditorField, config: EditorConfig) => void;
  /** Called with the config in which the fields of the panel are reset to the built-in template. */
  onReset: (config: EditorConfig) => void;
  /** Called with the component that the focused field belongs to. */
  onPart: (part: ArticlePart | undefined) => void;
}

/** The controls of one tab of the editor. */
export function FieldPanel(props: FieldPanelProps) {
  const { panel, config, onReset } = props;
  const defaults = withDefaults(config, panel);
  const asShipped = sameTemplate(defaults, config);
  const coloured = fieldsOf(panel).some(({ kind }) => kind === 'colour');
  return (
    <div className="adm-card">
      <header className="adm-card-head">
        <h3>{panel.name}</h3>
        <Button
          size="small"
          aria-disabled={asShipped}
          onClick={() => {
            if (!asShipped) onReset(defaults);
          }}
        >
          Reset
        </Button>
      </header>
      <div className="tpl-fields">
        {panel.groups.map((group) => (
          <Group key={group.title} group={group} titled={group.title !== panel.name} {...props} />
        ))}
        {coloured ? <ContrastNote config={config} /> : null}
      </div>
    </div>
  );
}

function Group({
  group,
  titled,
  ...props
}: FieldPanelProps & { group: FieldGroup; titled: boolean }) {
  return (
    <fieldset>
      <legend className={titled ? undefined : 'sr'}>{group.title}</legend>
      {group.fields.map((field) => (
        <FieldRow key={field.id} field={field} {...props} />
      ))}
    </fieldset>
  );
}

function FieldRow({
  field,
  config,
  problems,
  onEdit,
  onPart,
}: FieldPanelProps & { field: EditorField }) {
  const ids = idsOf(field);
  const problem = problems.get(field.id);
  return (
    <div className="tpl-field" data-kind={field.kind} onFocus={() => onPart(field.part)}>
      <div className="tpl-words">
        <label id={ids.label} htmlFor={ids.control}>
          {field.label}
        </label>
        {field.hint === undefined ? null : <span id={ids.hint}>{field.hint}</span>}
      </div>
      <Flex gap={10} align="center">
        <FieldControl
          field={field}
          config={config}
          problem={problem}
          onEdit={(changed) => onEdit(field, changed)}
        />
      </Flex>
      <FieldError id={ids.problem} text={problem} />
    </div>
  );
}

function ratioText(ratio: number): string {
  return Number.isNaN(ratio) ? 'not a colour yet' : `${ratio.toFixed(1)}:1`;
}

/** Lists the texts of the article with insufficient contrast in the chosen colours. */
function ContrastNote({ config }: { config: EditorConfig }) {
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
