import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { generationMessages } from '../../../schema/messages.ts';
import { useAiGeneratorQuery } from '../../generated/admin.ts';
import { ChatLog } from './chat-log.tsx';
import { IdeaForm } from './idea-form.tsx';
import { useGeneration, type GeneratedDraft } from './use-generation.ts';
import './ai-generator.css';

interface AiGeneratorProps {
  onCreated: (draft: GeneratedDraft) => void;
  /** Called with a saved draft that the person wants to go on with. */
  onEdit: (id: string) => void;
}

/** The AI blog generator's chat (specification §2 and §4); a hidden one goes on with its work. */
export default function AiGenerator({ onCreated, onEdit }: AiGeneratorProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const { conversation, type, send, stop } = useGeneration(onCreated);
  const { data } = useAiGeneratorQuery({ skip: !shown });

  return (
    <section className="adm-card adm-ai" aria-labelledby={`${id}-heading`}>
      <header className="adm-card-head">
        <h2 id={`${id}-heading`}>AI blog generator</h2>
        <Button aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? 'Hide AI Generator' : 'Show AI Generator'}
        </Button>
      </header>
      <div id={id} className="adm-ai-body" hidden={!shown}>
        {data?.aiGenerator.configured === false ? (
          <Alert type="warning" showIcon title={generationMessages.notConfigured} />
        ) : null}
        <ChatLog conversation={conversation} onEdit={onEdit} />
        <IdeaForm
          idea={conversation.idea}
          generating={conversation.draft !== undefined}
          onType={type}
          onSend={send}
          onStop={stop}
        />
        {data?.aiGenerator.configured ? (
          <p className="adm-ai-note">
            Written by {data.aiGenerator.model}. Check every fact before you publish.
          </p>
        ) : null}
      </div>
    </section>
  );
}
