/** One message of a GraphQL event stream. */
export interface StreamedResult {
  data?: { generatePostStream: StreamedEvent } | null;
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
}

interface StreamedEvent {
  title: string | null;
  addition: string;
  post: { title: string; slug: string; published: boolean } | null;
}

export interface Subscription {
  response: Response;
  results: AsyncGenerator<StreamedResult, void>;
  /** Closes the connection. */
  stop: () => void;
}

export const generatePostStream = `subscription($input: GeneratePostInput!) {
  generatePostStream(input: $input) { title addition post { title slug published } }
}`;

/** Subscribes as a browser does: a POST that accepts an event stream. */
export async function subscribe(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Subscription> {
  const stopping = new AbortController();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: stopping.signal,
  });
  return { response, results: readResults(response), stop: () => stopping.abort() };
}

async function* readResults({ body }: Response): AsyncGenerator<StreamedResult, void> {
  let text = '';
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    const messages = text.split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const data = /^event: next\ndata: (.*)$/s.exec(message)?.[1];
      if (data !== undefined) {
        yield JSON.parse(data) as StreamedResult;
      }
    }
  }
}

/** All results of a subscription until it ends. */
export async function allResults({ results }: Subscription): Promise<StreamedResult[]> {
  const all: StreamedResult[] = [];
  for await (const result of results) {
    all.push(result);
  }
  return all;
}
