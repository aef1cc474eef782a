import {
  templateComponents,
  templateVersion,
} from '../../../../schema/template/template-options.ts';
import { partNames } from '../../preview/article-part.ts';

/** The info panel: version and components of the template (product 7.5). */
export function TemplateFacts() {
  return (
    <dl className="set-facts">
      <div>
        <dt>Version</dt>
        <dd>{templateVersion}</dd>
      </div>
      <div>
        <dt>Content</dt>
        <dd>
          {templateComponents.length} components
          <ul className="tpl-parts">
            {templateComponents.map((component) => (
              <li key={component}>{partNames[component]}</li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}
