// The HTTP side of the server: typed requests. What the server refuses, and a server out of reach, are errors.
import { language } from './language';
import type { Problem } from './wire';

/** The server is out of reach. */
export class Lost extends Error {}

/** The server says no, mostly with a problem in its own words. */
export class Refusal extends Error {
  constructor(
    readonly status: number, // of the HTTP answer; 0: it came over the WebSocket
    readonly problem: Problem | null,
  ) {
    super(problem?.message ?? '');
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers = { 'accept-language': language(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) }).catch(() => {
    throw new Lost();
  });
  if (!response.ok) throw new Refusal(response.status, await problemOf(response));
  return response;
}

async function problemOf(response: Response): Promise<Problem | null> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return null;
  }
}

/** What an answer says; nothing, if it has no content. */
async function read<T>(response: Response): Promise<T> {
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export async function get<T>(path: string): Promise<T> {
  return read(await send('GET', path));
}

export async function post<T>(path: string, body?: unknown): Promise<T> {
  return read(await send('POST', path, body));
}

export async function patch<T>(path: string, body: unknown): Promise<T> {
  return read(await send('PATCH', path, body));
}

export async function put(path: string, body: unknown): Promise<void> {
  await send('PUT', path, body);
}
