export default function SharedCartPage() {
  return null
}
