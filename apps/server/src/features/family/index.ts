export { type FamilyDeps, familyRoutes } from './routes.ts'
