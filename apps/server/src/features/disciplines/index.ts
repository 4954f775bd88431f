export { disciplinePage, finalRank, isDisciplineKnown, programme } from './present.ts'
