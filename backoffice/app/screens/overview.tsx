// What does somebody of the staff see first? The areas of work that the role opens.
import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material';
import { Title, useGetIdentity, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../i18n/index.ts';
import { mayI } from '../lib/auth.ts';
import { SCREENS } from './index.ts';

export function Overview() {
  const say = useWords();
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<string[]>();
  return (
    <Box sx={{ py: 2 }}>
      <Title title={say('common.overview')} />
      <Typography component="h1" variant="h6" sx={{ mb: 1 }}>
        <bdi>{say('common.welcome', { name: identity?.fullName ?? '' })}</bdi>
      </Typography>
      <Typography component="h2" variant="subtitle2" color="textSecondary" sx={{ mb: 1 }}>
        {say('common.yourWork')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        {SCREENS.filter((screen) => mayI(permissions, screen.right)).map(({ name, label, icon: Icon }) => (
          <Card key={name}>
            <CardActionArea component={Link} to={`/${name}`}>
              <CardContent sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
                <Icon />
                <Typography sx={{ fontWeight: 600 }}>{say(label)}</Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
