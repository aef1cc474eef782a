import { Button } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReplyTemplatesQuery } from '../../generated/admin.ts';
import { Card, Loaded } from '../shell/card.tsx';
import { TemplateEntry } from './template-entry.tsx';
import { TemplateForm } from './template-form.tsx';

export function ReplyTemplates() {
  const body = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [isAdding, setAdding] = useState(false);
  const answer = useReplyTemplatesQuery({ fetchPolicy: 'network-only' });
  return (
    <Card heading="Reply templates">
      <Loaded what="the reply templates" answer={answer}>
        {({ replyTemplates }) => (
          <>
            {replyTemplates.length > 0 ? (
              <ul className="adm-rows" aria-label="Reply templates">
                {replyTemplates.map((template) => (
                  <TemplateEntry
                    key={template.id}
                    template={template}
                    focusWhenDeleted={() => body.current}
                  />
                ))}
              </ul>
            ) : null}
            <div className="adm-card-body set-stack" tabIndex={-1} ref={body}>
              {isAdding ? (
                <TemplateForm
                  onDone={() => {
                    flushSync(() => setAdding(false));
                    adding.current?.focus();
                  }}
                />
              ) : (
                <div>
                  <Button ref={adding} onClick={() => setAdding(true)}>
                    Add template
                  </Button>
                </div>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Card>
  );
}
