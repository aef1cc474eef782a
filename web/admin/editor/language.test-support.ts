import {
  config,
  editorViewCtx,
  init,
  parser,
  remarkStringifyOptionsCtx,
  schema,
  serializer,
  Editor,
} from '@milkdown/core';
import { Clock, Container, Ctx } from '@milkdown/ctx';
import type { EditorView } from '@milkdown/prose/view';
import { documentPlugins, withMarkdownOptions } from './document-plugins.ts';
import { markdownLanguage, type ComparableLanguage } from './markdown-language.ts';

/** Milkdown's timers use events of `window`, which Node does not have. */
function provideWindowEvents(): void {
  const events = new EventTarget();
  Object.assign(globalThis, {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  });
}

/** The language of the rich view without the view itself, which needs a browser. */
export async function startLanguage(): Promise<ComparableLanguage> {
  provideWindowEvents();
  const ctx = new Ctx(new Container(), new Clock());
  ctx.inject(editorViewCtx, {} as EditorView);
  const configured = config((inner) => {
    inner.update(remarkStringifyOptionsCtx, withMarkdownOptions);
  });
  const plugins = [schema, parser, serializer, init(Editor.make()), configured, ...documentPlugins];
  const runs = plugins.map((plugin) => plugin(ctx));
  await Promise.all(runs.map(async (run) => run()));
  return markdownLanguage(ctx);
}
