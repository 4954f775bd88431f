export { EmbedView } from './EmbedView.tsx'
export { embedSearchOf } from './embed-search.ts'
