export { disciplinePage, finalRank, programme } from './present.ts'
