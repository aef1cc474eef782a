import { compileContentThread } from '../posts/markdown/compile-content-thread.ts';

let program: Promise<string> | undefined;

/**
 * Rendering for tests; its program is compiled once in a process, when something is first rendered.
 */
export const testRendering = { program: () => (program ??= compileContentThread()) };
