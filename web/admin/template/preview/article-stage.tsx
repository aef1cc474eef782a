import { Segmented } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { templateMessages } from '../../../../schema/messages.ts';
import type { TemplateConfig } from '../../../../schema/template/template-config.ts';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import type { ArticlePart } from './article-part.ts';
import { devices, firstDevice, widthOf, type Device } from './device.ts';
import { PreviewFrame, scrollWithin } from './preview-frame.tsx';
import { PreviewedArticle } from './previewed-article.tsx';
import type { PreviewContent } from './use-preview-article.ts';
import { useSize } from './use-size.ts';
import './preview.css';

interface ArticleStageProps {
  /** Stands at the start of the bar, before the choice of a width. */
  lead: ReactNode;
  /** A valid template, saved or not; undefined while it is awaited. */
  config: TemplateConfig | undefined;
  /** The article; undefined while it is awaited. */
  content: PreviewContent | undefined;
  /** The component being edited; it is outlined and scrolled to. */
  part?: ArticlePart | undefined;
  error: Error | undefined;
  onRetry: () => void;
}

/** An article with a template, at the width of a phone, a tablet or a desktop. */
export function ArticleStage(props: ArticleStageProps) {
  const { lead, config, content, part, error, onRetry } = props;
  const [device, setDevice] = useState<Device>(() => firstDevice(window.innerWidth));
  const [ready, setReady] = useState(false);
  const [stageRef, stage] = useSize();
  const width = widthOf(device);
  const scale = stage.width === 0 ? 1 : Math.min(1, stage.width / width);
  const shown = ready && config !== undefined && content !== undefined;

  return (
    <section className="adm-card tpl-preview" aria-label="Preview">
      <div className="tpl-preview-bar">
        {lead}
        <Segmented<Device>
          aria-label="Preview width"
          tabIndex={-1}
          value={device}
          onChange={setDevice}
          options={devices.map(({ key, name }) => ({ value: key, label: name }))}
        />
      </div>
      {error ? (
        <FailureNotice title="The article could not be loaded." error={error} onRetry={onRetry} />
      ) : null}
      <div className="tpl-stage" ref={stageRef} data-device={device}>
        {shown || error ? null : (
          <p className="tpl-loading" role="status">
            {templateMessages.loading}
          </p>
        )}
        <div className="tpl-sheet" style={{ width: width * scale }}>
          <PreviewFrame
            title="Article preview"
            width={width}
            height={stage.height}
            scale={scale}
            onReady={() => setReady(true)}
          >
            {config && content ? (
              <>
                <PreviewedArticle {...content} config={config} part={part} scale={scale} />
                <PartInView part={part} />
              </>
            ) : null}
          </PreviewFrame>
        </div>
      </div>
    </section>
  );
}

/** Brings a component of the article into view whenever it becomes the one being edited. */
function PartInView({ part }: { part: ArticlePart | undefined }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (part === undefined) return;
    const block = place.current?.ownerDocument.querySelector(`[data-part="${part}"]`);
    if (block) scrollWithin(block);
  }, [part]);
  return <span ref={place} hidden />;
}
