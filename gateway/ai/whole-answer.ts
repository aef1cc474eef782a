import { z } from 'zod';
import { aiLimits } from '../../schema/limits.ts';

const completion = z.object({
  choices: z.array(
    z.object({
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z.unknown().optional(),
});

/** Far more than the longest text needs as JSON; the rest is not read. */
const bytesMax = 6 * aiLimits.answerMax;

async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of body) {
    length += bytes.length;
    if (length > bytesMax) {
      break;
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Some OpenAI-compatible servers do not stream: they respond with the completion as one JSON object
 * even if streaming was requested. Turns such a response into the equivalent stream and returns any
 * other response unchanged.
 */
export async function streamOf(response: Response): Promise<Response> {
  const { body, ok, headers } = response;
  if (!ok || body === null || !/^application\/json\b/i.test(headers.get('content-type') ?? '')) {
    return response;
  }
  const text = await beginningOf(body);
  const whole = completion.safeParse(parsed(text));
  if (!whole.success) {
    return new Response(text, { headers });
  }
  const { choices, usage } = whole.data;
  const chunk = {
    choices: choices.map(({ message, finish_reason }) => ({ delta: message, finish_reason })),
    usage,
  };
  return new Response(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });
}
