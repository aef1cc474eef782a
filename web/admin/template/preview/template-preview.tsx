import { Segmented, Select } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { templateMessages } from '../../../../schema/messages.ts';
import type { TemplateConfig } from '../../../../schema/template/template-config.ts';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { FailureNotice } from '../../shell/failure-notice.tsx';
import { popupContainer } from '../../shell/popup-container.ts';
import type { ArticlePart } from './article-part.ts';
import { devices, firstDevice, widthOf, type Device } from './device.ts';
import { PreviewFrame, scrollWithin } from './preview-frame.tsx';
import { PreviewedArticle } from './previewed-article.tsx';
import { usePreviewArticle } from './use-preview-article.ts';
import { useSize } from './use-size.ts';
import './preview.css';

interface TemplatePreviewProps {
  /** A valid template, saved or not; undefined while it is awaited. */
  config: TemplateConfig | undefined;
  /** The component being edited; it is outlined and scrolled to. */
  part?: ArticlePart | undefined;
}

/** A published article with a template, at the width of a phone, a tablet or a desktop. */
export function TemplatePreview({ config, part }: TemplatePreviewProps) {
  const [device, setDevice] = useState<Device>(() => firstDevice(window.innerWidth));
  const [ready, setReady] = useState(false);
  const [stageRef, stage] = useSize();
  const { articles, slug, choose, content, error, retry } = usePreviewArticle();
  const width = widthOf(device);
  const scale = stage.width === 0 ? 1 : Math.min(1, stage.width / width);
  const shown = ready && config !== undefined && content !== undefined;

  return (
    <section className="adm-card tpl-preview" aria-label="Preview">
      <div className="tpl-preview-bar">
        <ArticleChoice articles={articles} slug={slug} onChoose={choose} />
        <Segmented<Device>
          aria-label="Preview width"
          value={device}
          onChange={setDevice}
          options={devices.map(({ key, name }) => ({ value: key, label: name }))}
        />
      </div>
      {error ? (
        <FailureNotice title="The article could not be loaded." error={error} onRetry={retry} />
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

interface ArticleChoiceProps {
  articles: { slug: string; title: string }[];
  slug: string;
  onChoose: (slug: string) => void;
}

/** Which article is looked at. The description tells screen readers what is chosen. */
function ArticleChoice({ articles, slug, onChoose }: ArticleChoiceProps) {
  const id = useId();
  const chosenId = useId();
  return (
    <div className="tpl-article">
      <label htmlFor={id}>Preview</label>
      <Select
        id={id}
        aria-describedby={chosenId}
        suffix={<InterfaceIcon name="chevronDown" />}
        virtual={false}
        getPopupContainer={popupContainer}
        popupMatchSelectWidth={false}
        value={slug}
        onChange={onChoose}
        options={articles.map(({ slug: value, title }) => ({ value, label: title }))}
      />
      <span hidden id={chosenId}>
        {articles.find((article) => article.slug === slug)?.title}
      </span>
    </div>
  );
}
