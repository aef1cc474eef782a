import { v4 as uuidv4 } from 'uuid';

const shape = /^upload:[\da-f-]{36}\/([a-z\d.-]*)$/i;
const anywhere = /upload:[\da-f-]{36}\/[a-z\d.-]*/gi;

/**
 * The temporary URL of an image during its upload: `upload:{id}/{file name}`. It is the image's
 * placeholder in the rich view, in the Markdown source and in drafts, and is never part of a saved
 * post.
 */
export function newUploadAddress(fileName: string): string {
  const name = fileName.replace(/[^a-z\d.]+/gi, '-').slice(-60);
  return `upload:${uuidv4()}/${name}`;
}

export function isUploadAddress(address: string): boolean {
  return shape.test(address);
}

/** The file name in the URL, possibly shortened. */
export function fileNameOf(address: string): string {
  return shape.exec(address)?.[1] ?? '';
}

/** The URLs of all unfinished uploads in a Markdown text, without duplicates. */
export function uploadsIn(markdown: string): string[] {
  return [...new Set(markdown.match(anywhere))];
}
