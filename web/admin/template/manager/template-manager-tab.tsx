import { SavedVersions } from './saved-versions.tsx';
import { SystemTest } from './system-test.tsx';
import { TemplateFacts } from './template-facts.tsx';
import './manager.css';

/**
 * The "Template Manager" tab: facts about the template, its system test, and its saved versions.
 */
export default function TemplateManagerTab() {
  return (
    <section className="adm-cards tpl-manager" aria-label="Template Manager">
      <h2 className="sr">Template Manager</h2>
      <section className="adm-card" aria-label="Article template">
        <header className="adm-card-head">
          <h3>Article template</h3>
        </header>
        <div className="adm-card-body">
          <TemplateFacts />
          <SystemTest />
        </div>
      </section>
      <SavedVersions />
    </section>
  );
}
