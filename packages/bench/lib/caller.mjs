import { Agent, request } from 'node:http';

/** Sends requests over keep-alive connections, and counts them. */
export function createCaller(url) {
  const agent = new Agent({ keepAlive: true });
  let count = 0;

  function send(method, path, { token, body, text = body && JSON.stringify(body) }) {
    count += 1;
    return new Promise((resolve, reject) => {
      const headers = { ...(token && { authorization: token }) };
      if (text !== undefined) headers['content-type'] = 'application/json';
      const sent = request(url + path, { method, agent, headers }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }),
        );
      });
      sent.once('error', reject);
      sent.end(text);
    });
  }

  return {
    count: () => count,
    close: () => agent.destroy(),
    /** Sends a request and reads its JSON. Any other status than the expected one is an error. */
    async call(method, path, { status: expected = 200, ...request } = {}) {
      const { status, text } = await send(method, path, request);
      if (status === expected) return JSON.parse(text || '{}');
      throw new Error(`${method} ${path} responded with ${status} instead of ${expected}: ${text}`);
    },
  };
}
