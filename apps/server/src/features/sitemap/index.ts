export { type KnownThings, knownThings } from './sitemap.queries.ts'
