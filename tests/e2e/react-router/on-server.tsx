import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createRoutes } from './routes.tsx';

/** Handles one request: runs the loaders and renders once. React Router adds their data. */
export async function renderUrl(url: string, apiBaseUrl: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(createRoutes(apiBaseUrl));
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error('No route redirects.');
  const router = createStaticRouter(dataRoutes, context);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} />
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
