export { type SitemapDeps, sitemapRoutes } from './routes.ts'
export { type KnownThings, knownThings } from './sitemap.queries.ts'
