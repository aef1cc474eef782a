/** The files of a paste or a drop. */
interface TransferredFiles {
  images: File[];
  /** The number of files that are not images. */
  others: number;
}

/**
 * Whether HTML contains more than a single image of another site, which is also included as a file.
 */
function saysMore(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const images = [...body.querySelectorAll('img')];
  const own = images.some((image) => image.src.startsWith(`${location.origin}/`));
  return own || images.length > 1 || body.textContent.trim() !== '';
}

/**
 * The files to use from a clipboard or a drop. None if the HTML contains more than they do: Word
 * and Excel add an image of the copied text.
 */
export function filesOf(data: DataTransfer | null): TransferredFiles {
  const files = [...(data?.files ?? [])];
  const html = data?.getData('text/html') ?? '';
  if (files.length === 0 || (html !== '' && saysMore(html))) return { images: [], others: 0 };
  const images = files.filter(({ type }) => type.startsWith('image/'));
  return { images, others: files.length - images.length };
}
