import { PartnerFrame } from '#web/features/partner/frame/partner-frame.tsx'
import { PostsView } from '#web/features/partner/posts/posts-view.tsx'

export default function PostsPage() {
  return (
    <PartnerFrame title="partner.goods.postsTitle">
      <PostsView />
    </PartnerFrame>
  )
}
