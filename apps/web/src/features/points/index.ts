export { PointsStrip } from './PointsStrip.tsx'
