import type { EditorView } from '@milkdown/prose/view';
import { embedLink } from '../../../../schema/article-urls.ts';

const embedCode = /^\s*<iframe\s[^>]*>\s*<\/iframe>\s*$/i;

/**
 * Pastes the embed code of video sites, which is copied as plain text, as the HTML that it
 * contains; false for any other text.
 */
export function pasteEmbedCode(view: EditorView, data: DataTransfer | null): boolean {
  const text = data?.getData('text/html') ? '' : (data?.getData('text/plain') ?? '');
  return embedCode.test(text) && view.pasteHTML(text);
}

/** Replaces embedded content, which articles cannot show, with links; returns how many it found. */
export function linkEmbeds(body: HTMLElement): number {
  const embeds = body.querySelectorAll('iframe, embed, object, video, audio');
  for (const embed of embeds) {
    const source =
      embed.getAttribute('src') ??
      embed.getAttribute('data') ??
      embed.querySelector('source')?.getAttribute('src') ??
      '';
    const href = embedLink(source);
    const paragraph = body.ownerDocument.createElement('p');
    const text = embed.getAttribute('title')?.trim() || href || 'Embedded content';
    if (href === undefined) {
      paragraph.append(text);
    } else {
      const link = body.ownerDocument.createElement('a');
      link.href = href;
      link.append(text);
      paragraph.append(link);
    }
    embed.replaceWith(paragraph);
  }
  return embeds.length;
}
