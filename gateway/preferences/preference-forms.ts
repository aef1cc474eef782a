import express, { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import { bodyLimits } from '../../schema/http-limits.ts';
import { erasedPath, type PreferenceOutcome } from '../../schema/preferences.ts';
import { Failure } from '../failure.ts';
import type { AddressLimiter } from '../http/rate-limits.ts';
import type { PreferencesService } from './preferences.service.ts';

/** The buttons of the page, as their forms send them. */
const sentForm = z.discriminatedUnion('action', [
  z.object({ action: z.literal('withdraw'), requestId: z.string(), name: z.string() }),
  z.object({ action: z.literal('send-data') }),
  z.object({ action: z.literal('ask-for-erasure') }),
]);

const readForm = express.urlencoded({ extended: false, limit: bodyLimits.anonymousMax });

/** How the page shows an expected failure; undefined where the page itself explains it. */
function problemOf(error: unknown): PreferenceOutcome | undefined {
  const code = error instanceof Failure ? error.code : undefined;
  if (code === 'NOT_FOUND') return undefined;
  if (code === 'RATE_LIMITED') return 'too-often';
  if (code === 'UNAVAILABLE') return 'unavailable';
  throw error;
}

/** The token is part of the URL that the browser opens next. */
function tokenIn({ params }: Request): string {
  return encodeURIComponent(String(params['token']));
}

/** Opens a page with GET, so that reloading it sends nothing again. */
function open(response: Response, location: string): void {
  response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
  response.redirect(303, location);
}

/** Handles the forms of the two pages, which work without JavaScript (product 22.2). */
export function preferenceForms(service: PreferencesService, limiter: AddressLimiter): Router {
  const act = async (token: string, body: unknown): Promise<PreferenceOutcome> => {
    const form = sentForm.safeParse(body);
    if (!form.success) {
      throw new Failure('BAD_USER_INPUT', 'The form is not valid.');
    }
    if (form.data.action === 'withdraw') {
      await service.withdrawConsent(token, form.data.requestId, form.data.name);
      return 'withdrawn';
    }
    if (form.data.action === 'send-data') {
      await service.sendMyData(token);
      return 'data-sent';
    }
    await service.askForErasure(token);
    return 'link-sent';
  };

  const routes = Router();
  routes.post('/preferences/erase/:token', async (request, response) => {
    const token = tokenIn(request);
    try {
      await limiter.take(request.ip ?? '');
      await service.eraseMe(token);
      open(response, erasedPath);
    } catch (error) {
      const problem = problemOf(error);
      open(response, ['/preferences/erase', token, problem ?? []].flat().join('/'));
    }
  });
  routes.post('/preferences/:token', readForm, async (request, response) => {
    const token = tokenIn(request);
    let outcome: PreferenceOutcome | undefined;
    try {
      await limiter.take(request.ip ?? '');
      outcome = await act(token, request.body);
    } catch (error) {
      outcome = problemOf(error);
    }
    open(response, ['/preferences', token, outcome ?? []].flat().join('/'));
  });
  return routes;
}
