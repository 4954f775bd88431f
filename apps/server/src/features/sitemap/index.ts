export { type KnownThings, knownThings } from './sitemap.queries.ts'
export { type SitemapDeps, sitemapRoutes } from './routes.ts'
