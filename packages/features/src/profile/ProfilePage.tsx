import { Heading } from '@siren/ui/heading';
import { Skeleton } from '@siren/ui/skeleton';
import { AccountFrame } from '../account-frame/index.ts';
import { useResource } from '../api/index.ts';
import { LoadFailed } from '../errors/index.ts';
import { useInfo } from '../info/index.ts';
import * as css from './Profile.css.ts';
import { ProfileView } from './ProfileView.tsx';
import { profileResource } from './resources.ts';

/** /lk/profile: who one is, how one is reached, the password. */
export function ProfilePage() {
  return (
    <AccountFrame title="Профиль">
      <ProfilePanel />
    </AccountFrame>
  );
}

/** Within the frame, so that nothing is asked for any more once one has signed out. */
function ProfilePanel() {
  const info = useInfo();
  const { data: profile, error, state, mutate } = useResource(profileResource);
  return (
    <>
      <div className={css.heading}>
        <Heading level={1}>Профиль</Heading>
      </div>
      {profile ? (
        <ProfileView
          profile={profile}
          sendsCodes={info?.sendsCodes ?? false}
          isStaff={info?.user?.flags.includes('staff') ?? false}
          onSaved={(saved) => void mutate(saved, { revalidate: false })}
        />
      ) : error ? (
        <LoadFailed
          title="Профиль не&nbsp;загрузился"
          error={error}
          retrying={state === 'pending'}
          onRetry={() => void mutate()}
        />
      ) : (
        <div className={css.parts} aria-busy="true">
          <Skeleton shape="tile" height="16em" />
          <Skeleton shape="tile" height="16em" />
        </div>
      )}
    </>
  );
}
