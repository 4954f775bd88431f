import { Loading } from '../ui/Loading.tsx'

export const PageLoading = () => (
  <div className="office-page">
    <Loading />
  </div>
)
