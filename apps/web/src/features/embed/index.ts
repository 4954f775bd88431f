export { EmbedView } from './EmbedView.tsx'
