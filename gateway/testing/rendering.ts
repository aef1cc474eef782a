import { compileContentThread } from '../posts/markdown/compile-content-thread.ts';

let program: Promise<string> | undefined;

/** Rendering for tests; the program is compiled on first use, once per process. */
export const testRendering = { program: () => (program ??= compileContentThread()) };
