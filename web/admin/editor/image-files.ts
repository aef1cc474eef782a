/** What a paste or a drop brings along as files. */
interface BroughtFiles {
  pictures: File[];
  /** How many files are no pictures. */
  others: number;
}

/** Whether HTML says more than one picture of another site, which stands beside it as a file. */
function saysMore(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const images = [...body.querySelectorAll('img')];
  const own = images.some((image) => image.src.startsWith(`${location.origin}/`));
  return own || images.length > 1 || body.textContent.trim() !== '';
}

/**
 * The files to take from a clipboard or a drop. There are none where HTML says more than they do:
 * Word and Excel put a picture of the very text beside it.
 */
export function filesOf(data: DataTransfer | null): BroughtFiles {
  const files = [...(data?.files ?? [])];
  const html = data?.getData('text/html') ?? '';
  if (files.length === 0 || (html !== '' && saysMore(html))) return { pictures: [], others: 0 };
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  return { pictures, others: files.length - pictures.length };
}
