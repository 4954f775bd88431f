export { keepPack } from './keep-pack.ts'
export { type PackDeps, packRoutes } from './routes.ts'
export { createPackWriter } from './write-pack.ts'
