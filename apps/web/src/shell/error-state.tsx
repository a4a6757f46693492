export function ErrorState() {
  return <h1>error</h1>
}
