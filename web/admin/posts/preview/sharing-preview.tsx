import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { sharingLimits as limits } from '../../../../schema/limits.ts';
import { socialCardSize, socialCardTitleSize } from '../../../../schema/social-card.ts';
import { coverOf } from '../../../../schema/post-cover.ts';
import { excerptOf, slugOf } from '../../../../schema/post-rules.ts';
import { usePublicUrl } from '../../../public-url.ts';
import { useSiteFrameQuery } from '../../../generated/site.ts';
import type { PostControl } from '../form/post-field.tsx';
import { cutAt, descriptionNote, roughText, titleNote, type LengthNote } from './length-note.ts';
import './preview.css';

interface SharingPreviewProps {
  control: PostControl;
  /** The stored slug, in edit mode. */
  slug: string | undefined;
}

/** The font size of a title on the card image, scaled down for the preview. */
function onCard(title: string): string {
  return `${(socialCardTitleSize(title) / socialCardSize.width) * 100}cqi`;
}

/** Live preview of the article in search results and on social networks. */
export function SharingPreview({ control, slug: storedSlug }: SharingPreviewProps) {
  const id = useId();
  const [title, slug, metaTitle, metaDescription, excerpt, content] = useWatch({
    control,
    name: ['title', 'slug', 'metaTitle', 'metaDescription', 'excerpt', 'content'],
  });
  const brand = useSiteFrameQuery().data?.site.brand.name ?? '';
  const imageTitle = title.trim() || 'Title';
  const { host } = new URL(usePublicUrl());
  const path = slug.trim() || storedSlug || slugOf(title);
  const shownTitle = metaTitle.trim() || `${title.trim() || 'Title'} | ${brand}`;
  const description =
    metaDescription.trim() || excerpt.trim() || excerptOf(roughText(content.slice(0, 5_000)));
  return (
    <div className="adm-sharing">
      <section aria-labelledby={`${id}-search`}>
        <h3 id={`${id}-search`}>Search result</h3>
        <div className="adm-search-result">
          <p className="adm-search-address">
            {host} › reflections › {path}
          </p>
          <p className="adm-search-title">{cutAt(shownTitle, limits.titleMax)}</p>
          <p className="adm-search-description">
            {cutAt(description, limits.descriptionMax) || 'Description'}
          </p>
        </div>
        <ul className="adm-length-notes">
          {title.trim() === '' ? null : <Note note={titleNote(shownTitle)} />}
          {description === '' ? null : <Note note={descriptionNote(description)} />}
        </ul>
      </section>
      <section aria-labelledby={`${id}-card`}>
        <h3 id={`${id}-card`}>Social card</h3>
        <div className="adm-social-card">
          <div className="adm-social-image" aria-hidden="true">
            <img src={`/images/covers/cover-${coverOf(path)}.svg`} alt="" />
            <p className="adm-social-image-title" style={{ fontSize: onCard(imageTitle) }}>
              {imageTitle}
            </p>
            <p className="adm-social-image-footer">
              <b>
                <img src="/favicon.svg" alt="" />
                {brand}
              </b>
              <span>Reflections &amp; Insights</span>
            </p>
          </div>
          <div className="adm-social-text">
            <p className="adm-search-address">{host}</p>
            <p className="adm-social-title">{cutAt(shownTitle, limits.titleMax)}</p>
            <p className="adm-social-description">{description || 'Description'}</p>
          </div>
        </div>
      </section>
    </div>
  );
}

function Note({ note: { text, tone } }: { note: LengthNote }) {
  return <li data-tone={tone}>{text}</li>;
}
