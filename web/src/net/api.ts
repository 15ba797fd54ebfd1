// The HTTP side of the server: typed requests. What the server refuses, and a server out of reach, are errors.
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
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
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
