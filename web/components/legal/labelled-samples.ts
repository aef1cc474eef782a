const placeholderLink =
  /<a [^>]*href="(?:mailto:[^"@]*@|https?:\/\/)[^"/]*\.example\b[^>]*>[^<]*<\/a>/g;

/** Labels links to placeholder URLs in HTML as samples (product 17.6). */
export function labelSamples(html: string): string {
  return html.replace(placeholderLink, '$& <small class="sample">Sample</small>');
}
