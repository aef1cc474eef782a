import type { StudyCounts } from '../../../schema/content/evidence.ts';
import { figureNames, figureTitles, studyFigures } from '../../../schema/evidence/study-figures.ts';
import { countText, intervalText, shareText } from './share-text.ts';

/** Figures derived from a study's counts, each share with its 95 % interval. */
export function StudyFiguresTable({ counts }: { counts: StudyCounts }) {
  const figures = studyFigures(counts);
  return (
    <table className="ev-table">
      <caption>Computed from the counts</caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Share</th>
          <th scope="col">95% interval</th>
        </tr>
      </thead>
      <tbody>
        {figureNames.map((name) => {
          const { title, meaning } = figureTitles[name];
          const figure = figures[name];
          return (
            <tr key={name}>
              <th scope="row">
                {title}
                <small>
                  {figure === null
                    ? meaning
                    : `${meaning}: ${countText(figure.count)} of ${countText(figure.of)}`}
                </small>
              </th>
              {figure === null ? (
                <td colSpan={2}>No cases to count</td>
              ) : (
                <>
                  <td>{shareText(figure.share)}</td>
                  <td>{intervalText(figure)}</td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
