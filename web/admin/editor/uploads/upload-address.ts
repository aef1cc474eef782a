import { v4 as uuidv4 } from 'uuid';

const shape = /^upload:[\da-f-]{36}\/([a-z\d.-]*)$/i;
const anywhere = /upload:[\da-f-]{36}\/[a-z\d.-]*/gi;

/**
 * The address under which an image stands in the text while its file is on its way to the server:
 * `upload:{id}/{file name}`. It holds the image's place in the rich view, in the Markdown source
 * and in a draft alike, and never reaches a saved post.
 */
export function newUploadAddress(fileName: string): string {
  const name = fileName.replace(/[^a-z\d.]+/gi, '-').slice(-60);
  return `upload:${uuidv4()}/${name}`;
}

export function isUploadAddress(address: string): boolean {
  return shape.test(address);
}

/** The file's name, as far as the address carries it. */
export function fileNameOf(address: string): string {
  return shape.exec(address)?.[1] ?? '';
}

/** The addresses of all uploads that a Markdown text waits for, each once. */
export function uploadsIn(markdown: string): string[] {
  return [...new Set(markdown.match(anywhere))];
}
