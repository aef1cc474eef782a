import { SavedVersions } from './saved-versions.tsx';
import { SystemTest } from './system-test.tsx';
import { TemplateFacts } from './template-facts.tsx';
import '../template.css';
import './manager.css';

/**
 * The "Template Manager" tab: facts about the template, its system test, and its saved versions.
 */
export default function TemplateManagerTab() {
  return (
    <section className="tpl-manager" aria-label="Template Manager">
      <h2 className="sr">Template Manager</h2>
      <section className="adm-card" aria-label="Article template">
        <div className="tpl-panel-bar">
          <h3>Article template</h3>
        </div>
        <div className="adm-card-body">
          <TemplateFacts />
          <SystemTest />
        </div>
      </section>
      <SavedVersions />
    </section>
  );
}
