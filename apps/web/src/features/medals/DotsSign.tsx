export const DotsSign = () => (
  <svg className="app-shell-icon medals-dots" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 12h.01M12 12h.01M19 12h.01" />
  </svg>
)
