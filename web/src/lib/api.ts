// The HTTP side of the server: typed requests, refusals as errors with the server's own words.
import { t } from './messages';
import type { Problem } from './wire';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal(0, { code: 'offline', message: t('problem.offline') } as Problem);
  }
  if (!response.ok) throw new Refusal(response.status, await problemOf(response));
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { code: 'error', message: t('problem.unknown', { status: response.status }) } as Problem;
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await send('GET', path)).json() as Promise<T>;
}

export async function post<T>(path: string, body?: unknown): Promise<T> {
  const response = await send('POST', path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export async function patch<T>(path: string, body: unknown): Promise<T> {
  return (await send('PATCH', path, body)).json() as Promise<T>;
}

export async function put(path: string, body: unknown): Promise<void> {
  await send('PUT', path, body);
}

/** What to tell somebody about an error, whatever it is. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
